import { searchParams, SearchWords } from '../../kit/search-params.ts'

const longestKind = 40

export const ContentSearch = searchParams({ kind: SearchWords(longestKind) })
