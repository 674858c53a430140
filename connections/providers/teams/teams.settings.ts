import { z } from 'zod'
import { forStandIns, settings } from '@wellmet/platform/config/settings.ts'

export const teamsSettings = settings({
  TEAMS_HOSTS: z
    .string()
    .default('logic.azure.com,api.powerplatform.com,logic.azure.us,logic.azure.cn')
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
    .describe(`where Microsoft runs workflows; ${forStandIns}`),
})
