import { dependsOn } from '../../api/depends-on.ts'

const everyMs = 1_000

/** Asks again while one is being written. */
export const exportsQuery = dependsOn('exports').queryOptions('get', '/api/account/exports', undefined, {
  refetchInterval: ({ state: { data } }) =>
    data?.items.some(({ state }) => state === 'waiting' || state === 'writing') ? everyMs : false,
})
