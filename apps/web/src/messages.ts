/** Every sentence that may arrive as a code, so that `renderMessage` knows it. An architecture test keeps it complete. */
import './kit/kit.messages.ts'
