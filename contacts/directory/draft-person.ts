import { emailOf } from '@wellmet/platform/files/text/email-address.rules.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { kindOf } from '@wellmet/identity/person-keys/person-kinds.rules.ts'
import type { PersonKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { companyKey } from '@wellmet/identity/companies-by-name/company-names.rules.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'
import { monthNumber } from '@wellmet/platform/values/days.rules.ts'
import { departmentOf } from './departments.rules.ts'
import type { PersonRecord, DirectoryPosition } from './directory.records.ts'
import { positionKinds } from '../relationships/stored-kinds.rules.ts'

export interface PositionDraft {
  ref: string
  kind: number
  placeId: string
  place: string
  role: string | null
  department: string | null
  location: string | null
  fromMonth: number | null
  toMonth: number | null
  isCurrent: boolean
}

export interface PersonDraft {
  /** Strongest first; never empty. */
  keys: string[]
  hasProfile: boolean
  name: string
  title: string | null
  company: string | null
  companyId: string | null
  location: string | null
  personKind: number
  positions: PositionDraft[]
  source: string
  asOf: string
}

/** A record in the terms of the database; null for somebody without a handle, whom nobody's contact could ever be. */
export function draftPerson(record: PersonRecord, keys: PersonKeys): PersonDraft | null {
  const slug = handleOf(record.linkedinSlug)
  const emails = [...new Set((record.emails ?? []).flatMap((email) => emailOf(email) ?? []))]
  const found = keys.of({ linkedinSlug: slug, emails, phones: [] })
  if (found.length === 0) return null
  const positions = new Map(
    allPositions(record)
      .map((position) => draftPosition(position, keys))
      .map((draft) => [draft.ref, draft]),
  )
  const now = [...positions.values()].find(({ kind, isCurrent }) => kind === positionKinds.worked && isCurrent)
  const title = record.title ?? now?.role ?? null
  const company = record.company ?? now?.place ?? null
  return {
    keys: found,
    hasProfile: slug !== undefined,
    name: record.name,
    title,
    company,
    companyId: company === null ? null : keys.company(company),
    location: record.location ?? now?.location ?? null,
    personKind: kindOf(title, company),
    positions: [...positions.values()],
    source: record.source,
    asOf: record.asOf,
  }
}

/** The slug of a profile URL, or of its last part alone. */
export const handleOf = (slug: string | undefined): string | undefined =>
  slug === undefined || slug.includes('/') ? slugOf(slug) : slugOf(`linkedin.com/in/${slug}`)

/** The named company is the current one, also if no position says so. */
function allPositions({ positions, company, title, location }: PersonRecord): DirectoryPosition[] {
  const isTold = positions.some(
    ({ kind, place, to }) => kind === 'worked' && to === undefined && companyKey(place) === companyKey(company ?? ''),
  )
  if (company === undefined || isTold) return positions
  return [
    ...positions,
    {
      kind: 'worked',
      place: company,
      current: true,
      ...(title ? { role: title } : {}),
      ...(location ? { location } : {}),
    },
  ]
}

const placeOf = { worked: 'company', invested: 'company', studied: 'school', belongs: 'community' } as const

function draftPosition(position: DirectoryPosition, keys: PersonKeys): PositionDraft {
  const { kind, place, role, department, location, from, to } = position
  const placeId = keys[placeOf[kind]](place)
  return {
    // Two times at one place differ in when they began or, where that is unknown, in what they were.
    ref: keys.reference(`${kind} ${placeId} ${from ?? role ?? ''}`),
    kind: positionKinds[kind],
    placeId,
    place,
    role: role ?? null,
    department: department
      ? (departmentOf(department) ?? fold(department))
      : kind === 'worked'
        ? departmentOf(role)
        : null,
    location: location ?? null,
    fromMonth: monthNumber(from),
    toMonth: monthNumber(to),
    // Membership needs no dates; elsewhere a beginning without an end is still going on, and neither says nothing.
    isCurrent: position.current ?? (to === undefined && (from !== undefined || kind === 'belongs')),
  }
}
