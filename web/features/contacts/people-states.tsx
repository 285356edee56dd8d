import { Button } from '@mantine/core'
import { Users } from 'lucide-react'
import { BlankScreen, BlankSign } from '../../ui/blank-screen.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './people-states.module.css'
import { t } from '#src/language/t.ts'

/** The list's skeleton while people are loading. */
export const PeopleSkeleton = () => (
  <Skeleton label={t('Loading people…')} className={classes.skeleton ?? ''}>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <i key={row} aria-hidden />
    ))}
  </Skeleton>
)

/** The empty screen: what it is for, and buttons to start. */
export const NoPeople = (props: { onAdd: () => void; onImport: () => void }) => (
  <BlankScreen
    picture={<BlankSign icon={Users} />}
    title={t('Everyone you meet on the way to a job')}
    text={t(
      'Recruiters, interviewers, the friend who put in a word: keep how to reach them, what was said, and which applications they belong to.',
    )}
  >
    <Button variant="light" onClick={props.onAdd}>
      {t('Add your first person')}
    </Button>
    <Button variant="subtle" onClick={props.onImport}>
      {t('Import from your address book')}
    </Button>
  </BlankScreen>
)

export const NoMatch = (props: { onClear: () => void }) => (
  <BlankScreen
    title={t('Nobody matches')}
    text={t('The search looks at names, roles, companies, addresses and notes.')}
  >
    <Button variant="default" onClick={props.onClear}>
      {t('Show everyone')}
    </Button>
  </BlankScreen>
)
