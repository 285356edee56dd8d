import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

const pine: MantineColorsTuple = [
  '#e9f5f2',
  '#d3e9e4',
  '#a6d3ca',
  '#7bc4b6',
  '#5cc4b5',
  '#2f9487',
  '#1c7f74',
  '#0d6b62',
  '#0a5850',
  '#06453f',
]

/** Maps Mantine's variables to our tokens (./tokens.css), so that all components look alike. */
const TOKENS = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-hover)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-contrast': 'var(--accent-ink)',
  '--mantine-color-pine-light': 'var(--accent-soft)',
  '--mantine-color-pine-light-hover': 'var(--accent-soft-hover)',
  '--mantine-color-pine-light-color': 'var(--accent)',
}

// Set for both schemes although they are equal: Mantine's own per-scheme colours would override
// them otherwise.
export const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: TOKENS,
  dark: TOKENS,
})

/**
 * Mantine computes the text colour on the accent for the light theme only; our tokens have one per
 * theme.
 */
const resolveVariantColors: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  const isPrimary = input.color === undefined || input.color === input.theme.primaryColor
  if (!isPrimary) return resolved
  if (input.variant === 'light') {
    return {
      ...resolved,
      background: 'var(--accent-soft)',
      hover: 'var(--accent-soft-hover)',
      color: 'var(--accent)',
    }
  }
  if (input.variant !== 'filled') return resolved
  return {
    ...resolved,
    background: 'var(--accent)',
    hover: 'var(--accent-hover)',
    color: 'var(--accent-ink)',
  }
}

/**
 * Dialogs open and close without a transition, and CSS fades them in: a closing dialog would
 * swallow the next key, and a transition with an exit of 0 mounts its content twice, which loses
 * input.
 */
const MODAL_TRANSITION = { duration: 0 } as const

/**
 * Default props are set by component name: importing the components would load them all at once.
 */
export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  colors: { pine },
  variantColorResolver: resolveVariantColors,
  defaultRadius: 'md',
  radius: { sm: '6px', md: '10px', lg: '14px' },
  fontFamily: 'var(--font)',
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.35' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    Checkbox: { defaultProps: { size: 'md' } },
    // Phones zoom into focused fields whose text is smaller than 16 px.
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    Menu: {
      // The placeholder is a focusable element, which is not allowed in a menu.
      defaultProps: { shadow: 'lg', position: 'bottom-end', withInitialFocusPlaceholder: false },
    },
    Modal: {
      defaultProps: {
        centered: true,
        transitionProps: MODAL_TRANSITION,
        overlayProps: { backgroundOpacity: 0.5 },
        // Its <header> must not count as a second banner landmark.
        attributes: { header: { role: 'presentation' } },
      },
    },
    ModalRoot: { defaultProps: { transitionProps: MODAL_TRANSITION } },
    Tooltip: { defaultProps: { openDelay: 400 } },
  },
})
