import { searchText } from '../../shell/search-text.ts'

/** The `?token=` of the links in our mails; empty when the address was cut. */
export const readToken = (search: Record<string, unknown>): { token: string } => ({
  token: searchText(search['token']) ?? '',
})
