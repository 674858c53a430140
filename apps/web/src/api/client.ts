import createClient from 'openapi-fetch'
import createQueryHooks from 'openapi-react-query'
import type { paths } from './schema.gen.ts'

/** The API, typed by its own description. Same origin: the session cookie travels by itself. */
export const http = createClient<paths>({ baseUrl: '' })
export const api = createQueryHooks(http)
