import { createFileRoute } from '@tanstack/react-router'
import { AccessScreen } from '../../../network/imports/access-screen.tsx'
import { readImport } from '../../../network/imports/import-search.ts'

export const Route = createFileRoute('/_signed-in/access/')({ validateSearch: readImport, component: AccessScreen })
