import { useMediaQuery } from '@mantine/hooks'

/** Below this width columns become tabs, tables become cards, and dialogs fill the screen. */
export const PHONE_QUERY = '(max-width: 47.99em)'

export const useIsPhone = (): boolean =>
  useMediaQuery(PHONE_QUERY, window.matchMedia(PHONE_QUERY).matches, {
    getInitialValueInEffect: false,
  })
