import { createFileRoute } from '@tanstack/react-router'
import { devicesQuery } from '../../../account/devices/devices.queries.ts'
import { connectionsQuery } from '../../../account/extension/extension.queries.ts'
import { passkeysQuery } from '../../../account/passkeys/passkeys.queries.ts'
import { secondFactorsQuery } from '../../../account/second-factors/second-factors.queries.ts'
import { SecurityScreen } from '../../../account/security/security-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/security')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(secondFactorsQuery)
    void queries.prefetchQuery(passkeysQuery)
    void queries.prefetchQuery(devicesQuery)
    void queries.prefetchQuery(connectionsQuery)
  },
  component: SecurityScreen,
})
