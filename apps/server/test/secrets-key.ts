/** What seals secrets in the databases of tests, which leave no key files behind; the setting SECRETS_KEY. */
export const testKeySetting = Buffer.alloc(32, 'rohi test ').toString('base64url');
