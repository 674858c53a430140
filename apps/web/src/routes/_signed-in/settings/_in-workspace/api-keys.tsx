import { createFileRoute } from '@tanstack/react-router'
import { ApiKeysScreen } from '../../../../account/api-keys/api-keys-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/api-keys')({ component: ApiKeysScreen })
