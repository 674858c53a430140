import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireWorkspace } from '../../../account/workspaces/require-workspace.ts'
import { SettingsNotInWorkspace } from '../../../shell/not-in-workspace.tsx'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace')({
  beforeLoad: requireWorkspace,
  notFoundComponent: SettingsNotInWorkspace,
  component: Outlet,
})
