import { showCompanies } from '@wellmet/discovery/companies/show-companies.ts'
import { listTop, showPerson } from '@wellmet/graph/paths/find-paths.ts'
import { showProfile } from '@wellmet/discovery/people-search/look-up-people.ts'
import { searchNetwork } from '@wellmet/discovery/people-search/search-network.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { opaqueIds } from '@wellmet/platform/values/opaque-id.ts'
import { ask } from '../network/prepare-network.ts'
import { benchRoot } from '../network/sizes.ts'

export interface GraphQuestion {
  n: number
  userNumber: number
  viewer: string
  workspace: string
  networkId: number
  target: string
  kind: string
  words: string
  filter: 'all' | 'founders' | 'investors' | 'high-trust'
}

export const listQuestions = (databaseUrl: string): Promise<GraphQuestion[]> =>
  ask<GraphQuestion>(
    databaseUrl,
    `select n, user_number as "userNumber", viewer, workspace, network_id as "networkId", target::text, kind, words, filter
     from bench.questions order by n`,
  )

/** The id under which a viewer is shown somebody. */
export const shownId = ({ workspace, target }: Pick<GraphQuestion, 'workspace' | 'target'>): string =>
  opaqueIds(benchRoot, workspace, 'person').show(BigInt(target))

export type QuestionName = 'people-search' | 'person-connectors' | 'company-ranking' | 'person-paths' | 'top-people'

interface Endpoint {
  name: QuestionName
  what: string
  path: (question: GraphQuestion) => string
  verb: (call: MemberCall, question: GraphQuestion) => Promise<unknown>
  /** The statements that the design study measured, out of all that the endpoint runs. */
  core: string[]
  /** Of a hundred questions in the mix. */
  share: number
}

const search = { limit: 12 }
const top = { limit: 25 }
const companies = { limit: 20 }

export const endpoints: Endpoint[] = [
  {
    name: 'people-search',
    what: 'search in the network',
    path: ({ words, filter }) =>
      `/api/people/network-search?query=${encodeURIComponent(words)}&filter=${filter}&limit=${search.limit}`,
    verb: (call, { words, filter }) => searchNetwork(call, { query: words, filter, ...search }),
    core: [
      'discovery/postings/read-postings.read_postings',
      'discovery/people-search/people.rank_candidates',
      'discovery/people-search/people.list_words_nearby',
    ],
    share: 40,
  },
  {
    name: 'person-connectors',
    what: 'connectors of one person',
    path: (question) => `/api/people/profile/${shownId(question)}`,
    verb: (call, question) => showProfile(call, shownId(question)),
    core: ['graph/paths.list_connectors'],
    share: 20,
  },
  {
    name: 'company-ranking',
    what: 'companies by how well they can be reached, as kept',
    path: () => `/api/dashboard/companies?limit=${companies.limit}`,
    verb: (call) => showCompanies(call, companies),
    core: ['discovery/companies.list_shown'],
    share: 0,
  },
  {
    name: 'person-paths',
    what: 'all ways to one person',
    path: (question) => `/api/graph/person/${shownId(question)}`,
    verb: (call, question) => showPerson(call, shownId(question)),
    core: ['graph/paths.list_connectors', 'graph/paths.list_go_betweens', 'graph/paths.list_three_hop_paths'],
    share: 20,
  },
  {
    name: 'top-people',
    what: 'best reachable people',
    path: () => `/api/graph/top?limit=${top.limit}`,
    verb: (call) => listTop(call, top),
    core: ['graph/paths.list_top_people', 'graph/paths.list_connectors'],
    share: 20,
  },
]
