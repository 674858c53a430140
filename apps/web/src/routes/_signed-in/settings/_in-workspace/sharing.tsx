import { createFileRoute } from '@tanstack/react-router'
import { SharingScreen } from '../../../../network/sharing/sharing-screen.tsx'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/sharing')({ component: SharingScreen })
