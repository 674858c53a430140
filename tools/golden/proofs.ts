import { contracts } from '../../apps/api/contracts.ts'
import { areas } from '../../apps/areas.ts'
import type { Area } from '../../platform/area.ts'
import { methodOf, pathOf, type Contract } from '../../platform/contract/endpoint.ts'
import { getFrom, present } from '../../platform/values/present.rules.ts'
import { readRepositoryFile, repositoryFiles } from '../check/files.ts'
import { nounFolders } from './noun-folders.ts'
import { findTests, shows, type NamedTest } from './proofs.rules.ts'

export const proofsPath = 'docs/api/proofs.tsv'

/** A named endpoint that is served, with the test that shows it, if there is one. */
export interface Proof {
  route: string
  shownBy: NamedTest | null
}

interface Served {
  /** As the test client calls it: `requests.create`. */
  call: string
  folder: string
}

async function findServed(): Promise<Map<string, Served>> {
  const product: readonly Area[] = areas
  const clients = new Map<Contract, string>(
    product.flatMap(({ routes }) =>
      Object.entries(routes).map(([client, { contract }]): [Contract, string] => [contract, client]),
    ),
  )
  const folders = await nounFolders(contracts)
  return new Map(
    contracts.flatMap((contract) =>
      Object.entries(contract.endpoints).map(([name, endpoint]): [string, Served] => [
        `${methodOf(endpoint)} ${pathOf(endpoint)}`,
        // The API mounts health by itself.
        { call: `${clients.get(contract) ?? 'health'}.${name}`, folder: getFrom(folders, contract) },
      ]),
    ),
  )
}

/** In the order of the interface. Tests in the folder of the endpoint come first, so a row changes only when they do. */
export async function listProofs(): Promise<Proof[]> {
  const served = await findServed()
  const calls = new Set([...served.values()].map(({ call }) => call))
  const tests = repositoryFiles()
    .filter((path) => path.endsWith('.test.ts') && !path.startsWith('apps/web/') && !path.startsWith('tests/contract/'))
    .toSorted()
    .flatMap((path) => findTests(path, readRepositoryFile(path)))
  return namedRoutes()
    .filter((route) => served.has(route))
    .map((route) => {
      const { call, folder } = present(served.get(route))
      const showing = tests.filter((one) => shows(one, call, calls))
      return { route, shownBy: showing.find(({ path }) => path.startsWith(`${folder}/`)) ?? showing[0] ?? null }
    })
}

const namedRoutes = (): string[] =>
  readRepositoryFile('docs/api/interface.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(0, 2).join(' '))

export async function proofsFile(proofs?: readonly Proof[]): Promise<{ path: string; content: string }> {
  const rows = (proofs ?? (await listProofs())).map(({ route, shownBy }) =>
    [...route.split(' '), shownBy?.path ?? '-', shownBy?.title ?? '-'].join('\t'),
  )
  return { path: proofsPath, content: `${['method\tpath\tfile\ttest', ...rows].join('\n')}\n` }
}
