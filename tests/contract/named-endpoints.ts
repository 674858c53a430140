import { methodOf, paramsOf, type Contract, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'

export interface Named {
  family: string
  name: string
  endpoint: Endpoint
}

const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** What takes away comes last, so that there is something left for the others. */
export const namedEndpoints = ({ family, endpoints }: Contract): Named[] =>
  Object.entries(endpoints)
    .map(([name, endpoint]) => ({ family, name, endpoint }))
    .toSorted((a, b) => order.indexOf(methodOf(a.endpoint)) - order.indexOf(methodOf(b.endpoint)))

/** GETs that need to be told nothing: what somebody can see without knowing any id. */
export const plainReads = (contracts: readonly Contract[]): Endpoint[] =>
  contracts
    .flatMap(({ endpoints }) => Object.values(endpoints))
    .filter(
      (endpoint) =>
        methodOf(endpoint) === 'GET' &&
        !paramsOf(endpoint) &&
        (!endpoint.query || endpoint.query.safeParse({}).success),
    )
