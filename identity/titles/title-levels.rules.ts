/** From the lowest to the highest, in the words of a people-data provider. Partners and owners stand beside the ladder. */
export const titleLevels = [
  'training',
  'entry',
  'senior',
  'manager',
  'director',
  'vp',
  'partner',
  'owner',
  'cxo',
] as const

/** `manager` follows the word: a product manager has it, whether or not they manage people. `director`: head of, too. */
export type Level = (typeof titleLevels)[number]

const neighbouring: Record<Level, readonly Level[]> = {
  training: ['entry'],
  entry: ['training'],
  senior: ['manager'],
  manager: ['senior', 'director'],
  director: ['manager', 'vp'],
  vp: ['director', 'cxo'],
  partner: ['owner', 'cxo', 'vp'],
  owner: ['cxo', 'partner'],
  cxo: ['vp', 'owner'],
}

/** Levels that nearly fit. */
export const neighbouringLevels = (level: Level): readonly Level[] => neighbouring[level]
