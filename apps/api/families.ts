import { apiKeysServed } from '@wellmet/account/api-keys/api-keys.handlers.ts'
import { auditServed } from '@wellmet/account/audit/audit.handlers.ts'
import { invitationsServed } from '@wellmet/account/invitations/invitations.handlers.ts'
import { membersServed } from '@wellmet/account/members/members.handlers.ts'
import { ensureUsersServed, usersServed } from '@wellmet/account/users/users.handlers.ts'
import { workspacesServed } from '@wellmet/account/workspaces/workspaces.handlers.ts'
import { contactsServed } from '@wellmet/network/contacts/contacts.handlers.ts'
import { importsServed } from '@wellmet/network/imports/imports.handlers.ts'
import { linkedinServed } from '@wellmet/network/linkedin/linkedin.handlers.ts'
import { pathsServed } from '@wellmet/network/paths/paths.handlers.ts'
import { peopleServed } from '@wellmet/network/people/people.handlers.ts'
import { relationshipsServed } from '@wellmet/network/relationships/relationships.handlers.ts'
import { sharingServed } from '@wellmet/network/sharing/sharing.handlers.ts'
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
  importsServed,
  contactsServed,
  sharingServed,
  pathsServed,
  peopleServed,
  relationshipsServed,
  linkedinServed,
]
