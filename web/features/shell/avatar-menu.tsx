import { Menu, useMantineColorScheme } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Check, CircleHelp, Keyboard, LogOut, Settings, UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { USER_INITIALS_KEY } from '#src/auth/storage-keys.ts'
import { trpc } from '../../lib/trpc.ts'
import classes from './avatar-menu.module.css'
import { findInitials } from '../../lib/initials.ts'
import { isTheme, THEMES } from '../../ui/themes.ts'
import { logOut } from '../../lib/session.ts'
import { useSupportLink } from './use-support-link.ts'
import { t } from '#src/language/t.ts'
import { followAccount } from '../../lib/choose-language.ts'

const SupportItem = () => (
  <Menu.Item component="a" href={useSupportLink()} leftSection={<CircleHelp size={18} />}>
    {t('Support')}
  </Menu.Item>
)

const ThemeItems = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu.RadioGroup
      value={colorScheme}
      onChange={(value) => isTheme(value) && setColorScheme(value)}
    >
      <Menu.Label>{t('Theme')}</Menu.Label>
      {THEMES.map(({ value, label, icon: Icon }) => (
        <Menu.RadioItem key={value} value={value} checkIcon={<Check size={16} />}>
          <span className={classes.theme}>
            <Icon size={18} aria-hidden />
            {label}
          </span>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

/** The button with the person's initials and the account menu. */
export const AvatarMenu = (props: { onShortcuts: () => void }) => {
  const { me, initials } = useMe()
  return (
    <Menu width={248} withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.button}>
          <span className={classes.avatar} aria-hidden>
            {initials}
          </span>
          <span className="visually-hidden">{t('Account menu')}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {me && (
          <div className={classes.person}>
            <strong>{`${me.first_name} ${me.last_name}`}</strong>
            <span>{me.email}</span>
          </div>
        )}
        <Menu.Item component={Link} to="/profile" leftSection={<UserRound size={18} />}>
          {t('Profile')}
        </Menu.Item>
        <Menu.Item component={Link} to="/settings" leftSection={<Settings size={18} />}>
          {t('Settings')}
        </Menu.Item>
        <SupportItem />
        <Menu.Item leftSection={<Keyboard size={18} />} onClick={props.onShortcuts}>
          {t('Keyboard shortcuts')}
        </Menu.Item>
        <Menu.Divider />
        <ThemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={18} />} onClick={logOut}>
          {t('Logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const readCached = (): string | undefined => {
  try {
    return localStorage.getItem(USER_INITIALS_KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** The signed-in person once loaded; the initials come from the last visit until then. */
const useMe = () => {
  const { data: me, dataUpdatedAt } = trpc.auth.me.useQuery()
  const initials = me ? findInitials(me) : (readCached() ?? findInitials(undefined))
  useEffect(() => {
    // Data stored by an earlier page may be older than the current choice.
    const isFresh = dataUpdatedAt >= performance.timeOrigin
    if (isFresh && me?.language) followAccount(me.language)
  }, [dataUpdatedAt, me?.language])
  useEffect(() => {
    if (!me) return
    try {
      localStorage.setItem(USER_INITIALS_KEY, findInitials(me))
    } catch {
      // Only a cache: without it the initials show a moment later.
    }
  }, [me])
  return { me, initials }
}
