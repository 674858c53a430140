import { accountArea } from '@wellmet/account/account.area.ts'
import { connectionsArea } from '@wellmet/connections/connections.area.ts'
import { contactsArea } from '@wellmet/contacts/contacts.area.ts'
import { databaseArea } from '@wellmet/database/database.area.ts'
import { discoveryArea } from '@wellmet/discovery/discovery.area.ts'
import { graphArea } from '@wellmet/graph/graph.area.ts'
import { growthArea } from '@wellmet/growth/growth.area.ts'
import { hqArea } from '@wellmet/hq/hq.area.ts'
import { identityArea } from '@wellmet/identity/identity.area.ts'
import { introductionsArea } from '@wellmet/introductions/introductions.area.ts'
import { hooksOf, type Area } from '@wellmet/platform/area.ts'
import { outreachArea } from '@wellmet/outreach/outreach.area.ts'
import { platformArea } from '@wellmet/platform/platform.area.ts'
import { mcpArea } from './mcp/mcp.area.ts'
import './messages.de.ts'

/** The product: every area, in the order in which they may look at each other. */
export const areas = [
  platformArea,
  accountArea,
  connectionsArea,
  identityArea,
  contactsArea,
  graphArea,
  discoveryArea,
  introductionsArea,
  outreachArea,
  growthArea,
  hqArea,
  mcpArea,
  databaseArea,
] as const satisfies readonly Area[]

export const hooks = hooksOf(areas)
