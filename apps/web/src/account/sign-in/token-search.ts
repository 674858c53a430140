import { SearchText } from '../../kit/search-params.ts'

/** As `LinkToken` of the contract has it, which is not loaded for this alone. */
const looksWhole = /^[\w.~-]{16,1000}$/

/** The `?token=` of the links in our mails; empty when the address was cut or mistyped. */
export const TokenSearch = {
  parse: (search: Readonly<Record<string, unknown>>): { token: string } => {
    const token = SearchText(search['token'])
    return { token: token && looksWhole.test(token) ? token : '' }
  },
}
