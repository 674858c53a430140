import { searchParams, SearchWords } from '../../kit/search-params.ts'

const idLength = 36

export const LeadsSearch = searchParams({ cursor: SearchWords(idLength) })
