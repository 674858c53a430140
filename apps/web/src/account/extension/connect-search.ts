import { SearchText } from '../../kit/search-params.ts'

/** What the extension puts into the address, under the names of RFC 6749 and RFC 7636. */
export const ConnectSearch = {
  parse: (search: Readonly<Record<string, unknown>>) => ({
    client_id: SearchText(search['client_id']) ?? '',
    redirect_uri: SearchText(search['redirect_uri']) ?? '',
    state: SearchText(search['state']) ?? '',
    code_challenge: SearchText(search['code_challenge']) ?? '',
    code_challenge_method: SearchText(search['code_challenge_method']) ?? 'S256',
  }),
}
export type ConnectSearch = ReturnType<typeof ConnectSearch.parse>
