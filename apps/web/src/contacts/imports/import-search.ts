import { searchParams, SearchText } from '../../kit/search-params.ts'

/** The file just brought in is part of the address, so that a reload in the middle shows it again. */
export const ImportSearch = searchParams({ import: SearchText })
