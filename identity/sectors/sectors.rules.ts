export const sectorsOf = (_: { name: string | null; domain: string | null; industry: string | null }): string[] => []
export const sectorAt = (_words: readonly string[], _at: number): { sectors: string[]; length: number } | undefined => undefined
