import { Button, createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

// Shade 7 is the light scheme's ember and shade 4 the dark one's; both are in tokens.css too.
const ember: MantineColorsTuple = [
  '#fbeee6',
  '#f7dccb',
  '#f4bd98',
  '#f2a570',
  '#f08a4b',
  '#dd6f2f',
  '#cb5719',
  '#b8450f',
  '#9f3a0b',
  '#7f2e08',
]
const slate: MantineColorsTuple = [
  '#eaf0f6',
  '#d3e0ec',
  '#b0cbe5',
  '#8db8e0',
  '#6595c2',
  '#4a7aa8',
  '#3b6b99',
  '#2f5d8a',
  '#234a70',
  '#183650',
]
const brick: MantineColorsTuple = [
  '#faeceb',
  '#f5d4d2',
  '#f0b3ae',
  '#f0938c',
  '#dd6d68',
  '#c64a48',
  '#b53438',
  '#a3262a',
  '#871c20',
  '#6a1317',
]
const gray: MantineColorsTuple = [
  '#fbfaf8',
  '#f5f2ed',
  '#efebe4',
  '#e7e3dc',
  '#d3cdc3',
  '#bdb6aa',
  '#8d8f94',
  '#5b6068',
  '#3a3e45',
  '#1b1d21',
]
const dark: MantineColorsTuple = [
  '#eceae6',
  '#c9c8c5',
  '#a3a7ae',
  '#7d828a',
  '#3a3e45',
  '#2b2e34',
  '#1b1d21',
  '#17191c',
  '#131417',
  '#0d0e10',
]

const filled: Record<string, Record<`--button-${string}`, string>> = {
  ember: { '--button-color': 'var(--on-ember)' },
  brick: {
    '--button-bg': 'var(--danger)',
    '--button-hover': 'var(--danger-hover)',
    '--button-color': 'var(--on-danger)',
  },
}

export const theme = createTheme({
  colors: { ember, slate, brick, gray, dark },
  primaryColor: 'ember',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  black: '#1b1d21',
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Liberation Mono', monospace",
  headings: { fontWeight: '600' },
  // No size below 14 px exists, so a component cannot ask for one.
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  lineHeights: { xs: '1.43', sm: '1.43', md: '1.5', lg: '1.4', xl: '1.33' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  // Plain objects where a component is not on every screen: `Checkbox.extend` would load it with the first page.
  components: {
    Button: Button.extend({
      defaultProps: { size: 'sm' },
      styles: { label: { fontWeight: 550 } },
      // autoContrast looks at the light scheme's shade only, and the dark scheme's lighter fills need dark text.
      vars: (_, { variant, color }) => ({
        root: (variant ?? 'filled') === 'filled' ? (filled[color ?? 'ember'] ?? {}) : {},
      }),
    }),
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
    Checkbox: { vars: () => ({ root: { '--checkbox-icon-color': 'var(--on-ember)' } }) },
    InputWrapper: {
      styles: {
        label: { display: 'block', fontWeight: 550, lineHeight: '20px', marginBottom: 4 },
        description: { lineHeight: '20px' },
        error: { lineHeight: '20px', marginTop: 4 },
      },
      // Mantine makes these two a step smaller than the label, which would be below 14 px.
      vars: () => ({
        label: {},
        description: { '--input-description-size': 'var(--text-14)' },
        error: { '--input-error-size': 'var(--text-14)' },
        success: {},
      }),
    },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Skeleton: { defaultProps: { radius: 'sm' } },
  },
})

// The tokens change with the scheme by themselves, but Mantine sets these names per scheme, with
// a stronger selector than the common block has: so the same map is given to both.
const mapped = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-2)',
  '--mantine-color-placeholder': 'var(--ink-2)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-primary-color-contrast': 'var(--on-ember)',
  '--mantine-primary-color-filled-hover': 'var(--ember-hover)',
  '--mantine-color-ember-filled-hover': 'var(--ember-hover)',
}

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: mapped, dark: mapped })
