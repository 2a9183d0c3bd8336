import { hash, verify } from '@node-rs/argon2'

// argon2id is the library's default; 19 MiB and 2 passes follow the usual recommendation for servers.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The argon2id hash of a password. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password.normalize('NFKC'), cost)
}

const noOnesHash = hashPassword('nobody has this password')

/** Whether the password matches the hash. Without a hash (undefined or empty) it takes as long and returns false. */
export async function passwordFits(hashed: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(hashed || (await noOnesHash), password.normalize('NFKC'))
  return Boolean(hashed) && fits
}
