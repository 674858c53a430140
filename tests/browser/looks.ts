type Scheme = 'light' | 'dark'

export const isAll = process.env['LOOKS'] === 'all'

/** How every screen is looked at: narrow and dark, where most goes wrong; in all six looks by `LOOKS=all npm run e2e`. */
export const schemes: readonly Scheme[] = isAll ? ['light', 'dark'] : ['dark']
export const widths: readonly number[] = isAll ? [390, 1280, 1920] : [390]
