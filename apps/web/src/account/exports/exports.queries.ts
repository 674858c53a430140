import { api } from '../../api/client.ts'

const everyMs = 1_000

/** Asks again while one is being written. */
export const exportsQuery = api.queryOptions('get', '/api/account/exports', undefined, {
  refetchInterval: ({ state: { data } }) =>
    data?.items.some(({ state }) => state === 'waiting' || state === 'writing') ? everyMs : false,
})
