import { useMediaQuery } from '@mantine/hooks'

/** Below this width columns become tabs, tables cards and dialogs full sheets. */
export const PHONE_QUERY = '(max-width: 47.99em)'

export const useIsPhone = (): boolean =>
  useMediaQuery(PHONE_QUERY, window.matchMedia(PHONE_QUERY).matches, {
    getInitialValueInEffect: false,
  })
