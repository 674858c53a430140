import type { Names } from '../names.ts'

export const rulesFile = ({ manyInWords }: Names): string => `\
/** What makes two names one: neither case nor spacing tells ${manyInWords} apart. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\\s+/g, ' ').toLowerCase()
`
