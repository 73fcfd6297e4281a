import NextAuth, { AuthError, CredentialsSignin } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import type { Problem } from '../schemas/problem';
import { openSession, SESSION_SECONDS } from './check-credentials';
import { clientAddress } from './client-address';

/** Carries a refusal through next-auth to the form that asked. */
export class SignInRefused extends CredentialsSignin {
  constructor(readonly problem: Problem) {
    super();
    this.code = problem.code;
  }
}

/** A wrong password, and a request that another site sends, are refused and no fault of the program. */
const NO_FAULTS = new Set<string>(['CredentialsSignin', 'MissingCSRF']);

/** next-auth with e-mail and password; its encrypted token holds a session's id and nothing about the person. */
export const { handlers, signIn, signOut } = NextAuth({
  trustHost: true,
  session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
  pages: { signIn: '/sign-in', signOut: '/account', error: '/sign-in' },
  providers: [
    Credentials({
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      async authorize(credentials, request) {
        const { email, password } = credentials;
        const opened = await openSession(
          { email, password },
          { address: clientAddress(request.headers), userAgent: request.headers.get('user-agent') ?? '' },
        );
        if (!opened.ok) throw new SignInRefused(opened.error);
        return { id: opened.value };
      },
    }),
  ],
  callbacks: {
    jwt: ({ token, user }) => ({ sub: (user as { id?: string } | undefined)?.id ?? token.sub ?? '' }),
    session: ({ session }) => ({ expires: session.expires }),
  },
  logger: {
    error(error) {
      if (!(error instanceof AuthError && NO_FAULTS.has(error.type))) console.error(error);
    },
  },
});
