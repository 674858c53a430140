/** Loaded when the reader's language is German, so that nobody else carries it. An architecture test keeps it complete. */
import '../../messages.de.ts'
import './api/api.messages.de.ts'
import './home/home.messages.de.ts'
import './kit/kit.messages.de.ts'
import './landing/landing.messages.de.ts'
import './onboarding/onboarding.messages.de.ts'
import './palette/palette.messages.de.ts'
import './shell/shell.messages.de.ts'
