import type { Tool } from './tool.ts'
import { askingTools } from './tools/asking.ts'
import { findingTools } from './tools/finding.ts'
import { meetingTools } from './tools/meeting.ts'

/** In a fixed order, which clients cache. More than fourteen would cost every conversation more than they give. */
export const tools: readonly Tool[] = [...findingTools, ...meetingTools, ...askingTools]
