/** Every sentence that may arrive as a code, so that `renderMessage` knows it. An architecture test keeps it complete. */
import '@wellmet/account/users/users.messages.ts'
import './kit/kit.messages.ts'
import './shell/shell.messages.ts'
