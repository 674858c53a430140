export type Scheme = 'light' | 'dark'

const few: Record<Scheme, number[]> = { light: [390], dark: [1280] }
const all = [390, 1280, 1920]

/** In which widths every screen is looked at. Two looks in every run; all six by `LOOKS=all npm run e2e`. */
export const widthsIn = (scheme: Scheme): number[] => (process.env['LOOKS'] === 'all' ? all : few[scheme])
