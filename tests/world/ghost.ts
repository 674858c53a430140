import { onTestFinished } from 'vitest'
import { startGhost, type MadeUpMember } from '../../tools/stand-ins/ghost/ghost.ts'
import { typedStage } from './typed-accounts.ts'

/** A member who agreed to a newsletter and opened a mail. */
export const member = (email: string, more: Partial<MadeUpMember> = {}): MadeUpMember => ({
  email,
  name: null,
  newsletters: ['Weekly'],
  isSuppressed: false,
  seenAt: new Date('2026-05-01T09:00:00Z'),
  createdAt: new Date('2026-04-01T09:00:00Z'),
  updatedAt: new Date('2026-04-01T09:00:00Z'),
  ...more,
})

/** A world with a Ghost site beside it, which nobody has connected yet. */
export async function ghostStage(members: MadeUpMember[] = [], settings: Record<string, string> = {}) {
  const ghost = await startGhost()
  onTestFinished(() => ghost.close())
  ghost.members.push(...members)
  const stage = await typedStage([ghost.url], { settings })
  ghost.now = () => stage.world.services.now()
  const api = stage.world.as(stage.me)
  const access = { url: ghost.url, adminKey: ghost.adminKey }
  return {
    ...stage,
    ghost,
    api,
    access,
    connectSite: (membersBecomeLeads = false) => api.ghost.saveSettings({ body: { access, membersBecomeLeads } }),
  }
}
