import pg from 'pg'

/** Rows as they lie in the tables; numbers of people as text, and as bigint where they are put in order. */
export interface Contact {
  owner: number
  person: string
  name: string
  title: string | null
  company: string | null
  companyId: string | null
  location: string | null
  kind: number
  isHidden: boolean
  changedAt: Date
}

export interface Edge {
  owner: number
  isHidden: boolean
  person: string
  strength: number | null
  twoWay: boolean
  lastDay: number | null
  messages: number
  meetings: number
  sent: number
  returned: number
  /** Since when they are connected on LinkedIn. */
  connectedYear: number | null
}

export interface Visibility {
  viewer: number
  owner: number
  w: number
  kind: 'self' | 'workspace' | 'granted'
  person: string | null
  people: number
}

export interface InferredRelationship {
  owner: number
  a: string
  b: string
  permille: number
  basis: number
  lastDay: number | null
}

export interface Facts {
  contacts: Contact[]
  edges: Edge[]
  visible: Visibility[]
  relationships: InferredRelationship[]
  /** How many people a company has, where that is known. */
  companySize: Map<string, number | null>
  /** Who an owner is: the user, their name and their workspace. */
  owners: Map<number, { userId: string; name: string; workspaceId: string }>
  /** Whose contacts are members of their own workspace. */
  members: { owner: number; person: string; userId: string; workspaceId: string }[]
}

/** Everything, as the superuser: the oracle is not held back by anything but what it is told to leave out. */
export async function readFacts(adminUrl: string): Promise<Facts> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const all = async <R extends object>(sql: string): Promise<R[]> => (await client.query<R>(sql)).rows
  try {
    return {
      contacts: await all(
        `select network_id as owner, person_id::text as person, name, title, company, company_id::text as "companyId", location, kind, is_hidden as "isHidden", changed_at as "changedAt"
         from contacts.contacts`,
      ),
      edges: await all(
        `select e.network_id as owner, e.is_hidden as "isHidden", e.person_id::text as person, e.strength, e.two_way as "twoWay", e.last_day as "lastDay",
           e.n_messages as messages, e.n_meetings as meetings, e.sent, e.returned, extract(year from d.connected_on)::int as "connectedYear"
         from contacts.relationships e left join contacts.contact_details d using (network_id, person_id)`,
      ),
      visible: await all(
        'select viewer_network_id as viewer, network_id as owner, trust_weight as w, kind, person_id::text as person, people from identity.visible_networks',
      ),
      relationships: await all(
        'select network_id as owner, a::text as a, b::text as b, permille, basis, last_day as "lastDay" from graph.inferred_relationships',
      ),
      companySize: new Map(
        (await all<{ id: string; people: number | null }>('select id::text as id, people from contacts.places')).map(
          ({ id, people }) => [id, people],
        ),
      ),
      owners: new Map(
        (
          await all<{ id: number; userId: string; name: string; workspaceId: string }>(
            'select o.id, o.user_id as "userId", u.name, o.workspace_id as "workspaceId" from identity.member_networks o join account.users u on u.id = o.user_id',
          )
        ).map(({ id, ...owner }) => [id, owner]),
      ),
      members: await all(
        `select k.network_id as owner, k.person_id::text as person, k.user_id as "userId", w.workspace_id as "workspaceId"
         from contacts.known_members k join account.memberships w on w.user_id = k.user_id`,
      ),
    }
  } finally {
    await client.end()
  }
}

/** What one viewer may see, by going through everything once. */
export interface View {
  me: number
  userId: string
  /** How their workspace writes the number of a person. */
  idOf: (person: string) => string
  /** And back. */
  personOf: (id: string) => string
  today: number
  visibility: Map<number, Visibility>
  /** Contacts of those whom they see, and of the directory. */
  contacts: Contact[]
  edges: Edge[]
  /** Theirs and the directory's. */
  relationships: InferredRelationship[]
  /** Whom somebody in sight knows as a member of the viewer's workspace, by the number of the person. */
  teammates: Map<string, string>
  facts: Facts
}

export function viewOf(facts: Facts, me: number, ids: Pick<View, 'idOf' | 'personOf'>, today: number): View {
  const visibility = new Map(facts.visible.filter(({ viewer }) => viewer === me).map((row) => [row.owner, row]))
  const isVisible = ({ owner, isHidden }: Contact | Edge): boolean =>
    visibility.has(owner) && (owner === me || !isHidden)
  const edges = facts.edges.filter(isVisible)
  const inSight = new Set(edges.map(({ owner, person }) => `${owner} ${person}`))
  const { userId, workspaceId } = facts.owners.get(me)!
  return {
    me,
    userId,
    ...ids,
    today,
    visibility,
    contacts: facts.contacts.filter((contact) => contact.owner === 0 || isVisible(contact)),
    edges,
    relationships: facts.relationships.filter(({ owner }) => owner === 0 || owner === me),
    teammates: new Map(
      facts.members
        .filter((one) => one.workspaceId === workspaceId && inSight.has(`${one.owner} ${one.person}`))
        .map((one) => [one.person, one.userId]),
    ),
    facts,
  }
}

export const isMine = (view: View, owner: number): boolean => owner === view.me

export const byNumber = (a: string, b: string): number => {
  const [x, y] = [BigInt(a), BigInt(b)]
  return x < y ? -1 : x > y ? 1 : 0
}
