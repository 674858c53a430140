import { searchParams, SearchText, type SearchOf } from '../../kit/search-params.ts'

/** What the program put into the address, under the names of RFC 6749, 7636 and 8707. */
export const AuthorizeSearch = searchParams({
  response_type: SearchText,
  client_id: SearchText,
  redirect_uri: SearchText,
  scope: SearchText,
  state: SearchText,
  resource: SearchText,
  code_challenge: SearchText,
  code_challenge_method: SearchText,
})

/** As the server reads it. */
export const requestIn = (search: SearchOf<typeof AuthorizeSearch>): string =>
  new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
