import type { components } from '../../api/schema.gen.ts'

export type Mission = components['schemas']['Mission']
export type MissionState = Mission['state']
export type MissionProgress = components['schemas']['MissionProgress']
