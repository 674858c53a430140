import type { Provider } from '../engine/provider.ts'
import { google } from './google/google.ts'
import { microsoft } from './microsoft/microsoft.ts'

/** Every outside service that a member can connect. */
export const providers: readonly Provider[] = [google, microsoft]
