import { expect, test } from 'vitest'
import { unusualSettings } from './unusual-settings.ts'

test('an empty setting is named with its effect', () => {
  expect(unusualSettings({ BACKUP_PASSPHRASE: ' ', PORT: '', HOST: '0.0.0.0' })).toEqual([
    'Settings: BACKUP_PASSPHRASE is empty and counts for nothing, so backups are not encrypted; give it a value, or take its line away',
    'Settings: PORT is empty and counts for nothing; give it a value, or take its line away',
  ])
})

test.each([
  ['PROT', 'PORT'],
  ['BACKUP_PASPHRASE', 'BACKUP_PASSPHRASE'],
  ['BACKUPDIR', 'BACKUP_DIR'],
  ['data_dir', 'DATA_DIR'],
  ['DATA_DIRS', 'DATA_DIR'],
  ['TLS_CART', 'TLS_CERT'],
])('%s, which is almost %s, is named', (name, meant) => {
  expect(unusualSettings({ [name]: 'a value' })).toEqual([
    `Settings: ${name} is no setting and counts for nothing; write ${meant}`,
  ])
})

test('variables of other programs are ignored', () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    NODE_ENV: 'production',
    LANG: 'C',
    SHELL: '/bin/sh',
    PWD: '/',
    EMPTY: '',
  }
  expect(unusualSettings({ ...others, DATABASE_URL_FILE: '/run/secret', PORT: '80' })).toEqual([])
})
