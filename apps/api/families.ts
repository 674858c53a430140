import { outcomeGraphServed, outcomesServed } from '@wellmet/introductions/outcomes/outcomes.handlers.ts'
import { bridgedMarketplaceServed, marketplaceServed } from '@wellmet/introductions/marketplace/marketplace.handlers.ts'
import { connectorRulesServed } from '@wellmet/introductions/connector-rules/connector-rules.handlers.ts'
import { networkIntroServed, requestsServed } from '@wellmet/introductions/requests/requests.handlers.ts'
import { apiKeysServed } from '@wellmet/account/api-keys/api-keys.handlers.ts'
import { auditServed } from '@wellmet/account/audit/audit.handlers.ts'
import { invitationsServed } from '@wellmet/account/invitations/invitations.handlers.ts'
import { membersServed } from '@wellmet/account/members/members.handlers.ts'
import { notificationsServed } from '@wellmet/account/notifications/notifications.handlers.ts'
import { ensureUsersServed, usersServed } from '@wellmet/account/users/users.handlers.ts'
import { workspacesServed } from '@wellmet/account/workspaces/workspaces.handlers.ts'
import {
  companiesServed,
  companyPagesServed,
  companySearchServed,
} from '@wellmet/network/companies/companies.handlers.ts'
import { asksServed, lettersServed, repliesServed } from '@wellmet/introductions/letters/letters.handlers.ts'
import { affinitiesServed } from '@wellmet/network/affinities/affinities.handlers.ts'
import { collectionsServed } from '@wellmet/network/collections/collections.handlers.ts'
import { contactsServed } from '@wellmet/network/contacts/contacts.handlers.ts'
import { duplicatesServed } from '@wellmet/network/duplicates/duplicates.handlers.ts'
import { erasuresServed } from '@wellmet/network/erasures/erasures.handlers.ts'
import { hidingsServed } from '@wellmet/network/hidings/hidings.handlers.ts'
import { importsServed } from '@wellmet/network/imports/imports.handlers.ts'
import { intelligenceServed } from '@wellmet/network/intelligence/intelligence.handlers.ts'
import { linkedinServed } from '@wellmet/network/linkedin/linkedin.handlers.ts'
import { mergesServed } from '@wellmet/network/merges/merges.handlers.ts'
import { missionsServed } from '@wellmet/network/missions/missions.handlers.ts'
import { companyPathsServed, pathsServed } from '@wellmet/network/paths/paths.handlers.ts'
import { peopleServed } from '@wellmet/network/people/people.handlers.ts'
import { picturesServed } from '@wellmet/network/pictures/pictures.handlers.ts'
import { reachablePeopleServed } from '@wellmet/network/reachable-people/reachable-people.handlers.ts'
import { relationshipsServed } from '@wellmet/network/relationships/relationships.handlers.ts'
import { seedingServed } from '@wellmet/network/seeding/seeding.handlers.ts'
import { sharingServed } from '@wellmet/network/sharing/sharing.handlers.ts'
import { targetScoresServed } from '@wellmet/network/target-scores/target-scores.handlers.ts'
import type { Served } from '@wellmet/platform/http/serve.ts'

/** The table of contents of the API. Health is mounted beside it, because it asks about the process itself. */
export const families: readonly Served[] = [
  usersServed,
  ensureUsersServed,
  workspacesServed,
  membersServed,
  invitationsServed,
  apiKeysServed,
  auditServed,
  notificationsServed,
  importsServed,
  contactsServed,
  missionsServed,
  collectionsServed,
  duplicatesServed,
  mergesServed,
  hidingsServed,
  erasuresServed,
  sharingServed,
  pathsServed,
  companyPathsServed,
  peopleServed,
  reachablePeopleServed,
  companiesServed,
  companySearchServed,
  companyPagesServed,
  relationshipsServed,
  picturesServed,
  linkedinServed,
  seedingServed,
  intelligenceServed,
  affinitiesServed,
  targetScoresServed,
  requestsServed,
  networkIntroServed,
  asksServed,
  connectorRulesServed,
  lettersServed,
  repliesServed,
  outcomesServed,
  outcomeGraphServed,
  marketplaceServed,
  bridgedMarketplaceServed,
]
