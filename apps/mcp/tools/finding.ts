import { z } from 'zod'
import { companySearchRoutes } from '@wellmet/discovery/companies/companies.handlers.ts'
import { peopleRoutes } from '@wellmet/discovery/people-search/people.handlers.ts'
import { companyPathsRoutes, pathsRoutes } from '@wellmet/graph/paths/paths.handlers.ts'
import { marketplaceRoutes } from '@wellmet/introductions/marketplace/marketplace.handlers.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { noticeShown, pathInFull, personFound, reachable, verdictOf } from '../shapes.rules.ts'
import { paging } from '../paging.ts'
import { tool, uses } from '../tool.ts'

const findPeople = tool({
  name: 'find_people',
  title: 'Find people',
  description:
    'Search people the member can reach, by name, role, company or place, in plain words: "CFO of Northwind", "founders in Berlin". Each result has its best path: who could introduce them and why. Use find_companies for companies and find_paths for all paths to one person.',
  input: z.strictObject({
    query: z.string().min(1).max(200),
    only: z.enum(['all', 'founders', 'investors', 'high-trust']).optional(),
    ...paging,
  }),
  uses: { search: uses(peopleRoutes, 'findInNetwork') },
  async run({ api }, { query, only = 'all' }, cursor) {
    const found = await api.search({ query: { query, filter: only, limit: 25, cursor } })
    const about = {
      ...(found.results.length === 0 ? { answer: 'Nobody in reach fits.' } : {}),
      ...noticeShown(found.notice),
    }
    return { items: found.results.map(personFound), next: found.next, total: found.total, about }
  },
})

const findCompanies = tool({
  name: 'find_companies',
  title: 'Find companies',
  description:
    'Search companies by name, web address, sector or place: "banks in Berlin". Says how many people there the member can reach. Then use find_paths with the company for who could bring them in.',
  input: z.strictObject({ query: z.string().min(1).max(200), ...paging }),
  uses: { search: uses(companySearchRoutes, 'find') },
  async run({ api }, { query }, cursor) {
    const found = await api.search({ query: { query, limit: 25, cursor } })
    return { items: found.results, next: found.next, total: found.total, about: noticeShown(found.notice) }
  },
})

const findPaths = tool({
  name: 'find_paths',
  title: 'Find paths',
  description:
    'Every path to one person (personId from find_people) or into one company (its name): who could introduce the member, how strong each step is, the evidence, and what the chance is made of. Says "No verified path" when there is none: repeat that honestly and never suggest one of your own.',
  input: z.strictObject({ personId: Id.optional(), company: z.string().min(1).max(200).optional(), ...paging }),
  uses: { person: uses(pathsRoutes, 'person'), company: uses(companyPathsRoutes, 'intoCompany') },
  async run({ api }, { personId, company }) {
    if (personId !== undefined) {
      const { person, paths, notice } = await api.person({ params: { id: personId } })
      const { id, name, role } = person
      const about = {
        answer: verdictOf(paths[0]),
        person: { id, name, role, company: person.company, standing: person.personState.says?.text ?? null },
        ...noticeShown(notice),
      }
      return { items: paths.map(pathInFull), total: paths.length, about }
    }
    if (company === undefined) return { about: { answer: 'Name a personId or a company.' } }
    const { people, peopleSeen, notice, company: name } = await api.company({ query: { company, limit: 50 } })
    const answer = people.length === 0 ? `No path into ${name}.` : verdictOf(people[0]!.path)
    return {
      items: people.map(reachable),
      total: people.length,
      about: { answer, company: name, peopleSeenThere: peopleSeen, ...noticeShown(notice) },
    }
  },
})

const listConnectors = tool({
  name: 'list_connectors',
  title: 'List connectors',
  description:
    'Who can make introductions for the member: how they did so far, how much waits with them, whether they can be asked now.',
  input: z.strictObject({ ...paging }),
  uses: { market: uses(marketplaceRoutes, 'overview') },
  async run({ api }) {
    const { connectors, notice } = await api.market({})
    return { items: connectors, total: connectors.length, about: noticeShown(notice) }
  },
})

export const findingTools = [findPeople, findCompanies, findPaths, listConnectors]
