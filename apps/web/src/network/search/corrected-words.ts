export type Correction = { typed: string; meant: string }

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** "Showing results for “ribeiro” instead of “ribiero”." One word typed may have been meant in several ways. */
export const correctedWords = (corrected: readonly Correction[]): string =>
  [...Map.groupBy(corrected, ({ typed }) => typed)]
    .map(([typed, ones]) => {
      const meant = list.format(ones.map((one) => `“${one.meant}”`))
      return `Showing results for ${meant} instead of “${typed}”.`
    })
    .join(' ')
