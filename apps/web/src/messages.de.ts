/// <reference types="vite/types/importMeta.d.ts" />
/** Loaded when the reader's language is German, so that nobody else carries it. An architecture test keeps it complete. */
import '../../messages.de.ts'

import.meta.glob('./**/*.messages.de.ts', { eager: true })
