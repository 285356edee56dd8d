import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import {
  AddAction,
  describeFacts,
  EditAction,
  EmptyBlock,
  Facts,
  ProfileCard,
  useProfileDialogs,
} from '../profile/index.ts'
import { listAnswers } from './answers.ts'
import classes from './eeo-card.module.css'
import { eeoQuery } from './queries.ts'
import { t } from '#src/language/t.ts'

const TITLE = t('Equal Employment')

/** The voluntary equal-employment questions of many forms, answered once. */
export const EeoCard = () => {
  const { data, isError, refetch } = useQuery(eeoQuery)
  const { open } = useProfileDialogs()
  const edit = () => open('equal-employment')
  if (data === undefined && isError) return <Failed onRetry={() => void refetch()} />
  const facts = data ? listAnswers(data) : []
  if (facts.length === 0) {
    return (
      <ProfileCard
        title={TITLE}
        action={data !== undefined && <AddAction label={t('Add Answers')} onClick={edit} />}
      >
        <EmptyBlock>
          {data === undefined
            ? t('Loading your answers...')
            : t(
                'The voluntary questions at the end of many forms. Stored encrypted, shown to you alone.',
              )}
        </EmptyBlock>
      </ProfileCard>
    )
  }
  return (
    <ProfileCard
      title={TITLE}
      copy={() => describeFacts(facts)}
      action={<EditAction label={t('Edit equal employment data')} onClick={edit} />}
    >
      <Facts facts={facts} />
    </ProfileCard>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ProfileCard title={TITLE} action={null}>
    <div className={classes.failed} role="alert">
      <p>{t('Failed to load employment data')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  </ProfileCard>
)
