import { createFileRoute } from '@tanstack/react-router'
import { CollectionsScreen } from '../../../../network/collections/collections-screen.tsx'

export const Route = createFileRoute('/_signed-in/_in-workspace/collections/')({ component: CollectionsScreen })
