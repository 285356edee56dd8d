import { SegmentedControl, Switch, useMantineColorScheme } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import type { Me } from '#src/auth/schema.ts'
import { trpc } from '../../lib/trpc.ts'
import { LanguageSelect } from '../../ui/language-select.tsx'
import { isTheme, THEMES } from '../../ui/themes.ts'
import { useSwitchIcons, useSwitchLanguage } from './mutations.ts'
import { Row, Section } from './section.tsx'
import classes from './settings.module.css'
import { t } from '#src/language/t.ts'

const ThemeRow = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Row
      name={t('Theme')}
      value={t('Stored on this device.')}
      isStacking
      control={
        <SegmentedControl
          aria-label={t('Theme')}
          size="md"
          className={classes.themes}
          value={colorScheme}
          onChange={(value) => isTheme(value) && setColorScheme(value)}
          data={THEMES.map(({ value, label, icon: Icon }) => ({
            value,
            label: (
              <span className={classes.theme}>
                <Icon size={18} aria-hidden />
                {label}
              </span>
            ),
          }))}
        />
      }
    />
  )
}

const IconsRow = ({ me }: { me: Me }) => {
  const { data } = trpc.shell.deployment.useQuery(undefined, { staleTime: Infinity })
  const { mutate } = useSwitchIcons()
  const isOffered = data?.icon_service_url !== null
  return (
    <Row
      id="company-icons-row"
      name={t('Company icons')}
      value={
        isOffered
          ? t(
              'Fetched from a public icon service, which learns the names of the companies you apply to.',
            )
          : t('Turned off for everyone on this server.')
      }
      control={
        isOffered && (
          <Switch
            size="lg"
            classNames={{ track: classes.track ?? '' }}
            aria-label={t('Company icons')}
            aria-describedby="company-icons-row"
            checked={me.third_party_icons}
            onChange={({ currentTarget }) => mutate({ third_party_icons: currentTarget.checked })}
          />
        )
      }
    />
  )
}

const LanguageRow = () => {
  const { mutate } = useSwitchLanguage()
  return (
    <Row
      name={t('Language')}
      value={t('For screens and emails, on all your devices.')}
      isStacking
      control={<LanguageSelect onChoose={(language) => mutate({ language })} />}
    />
  )
}

/** Settings of the app's appearance. */
export const AppearanceSection = ({ me }: { me: Me }) => (
  <Section title={t('Appearance')}>
    <ThemeRow />
    <LanguageRow />
    <IconsRow me={me} />
  </Section>
)
