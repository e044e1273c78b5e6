import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** Imports are relative and carry their suffix, so a folder is named in them by `/folder/`. */
const never = (...groups) => ({
  'no-restricted-imports': ['error', { patterns: groups.map(([group, message]) => ({ group, message })) }],
});
const noWeb = [['**/web/**'], 'Nobody imports web.'];
const noNode = [['node:*'], 'Only src/cli, print and tests may use Node.'];
const noCli = [['**/cli/**'], 'The command line is imported by nobody but tests.'];
const pure = [noNode, noWeb, noCli, [['**/print/**'], 'Only src/cli and web may import print.']];

export default tseslint.config(
  { ignores: ['dist', 'out', 'node_modules', '**/*.d.ts'] },
  js.configs.recommended,
  { files: ['**/*.mjs'], languageOptions: { globals: { console: 'readonly', URL: 'readonly' } } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    // The project of the tests has every file: one program instead of one per folder takes a quarter less time.
    languageOptions: { parserOptions: { project: 'tests/tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'No enums: a union of strings is data.' },
        { selector: 'ExportDefaultDeclaration', message: 'No default exports: one name everywhere.' },
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // Functions kept as data are called off their objects everywhere; none of ours uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      // A command or a test may have nothing to wait for and still be one.
      '@typescript-eslint/require-await': 'off',
      // `() => call()` is how a callback is written here, whether the call returns something or not.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // A key that is data is read in brackets, also where it happens to be a name.
      '@typescript-eslint/dot-notation': 'off',
      // It asks for the `!` that no-non-null-assertion forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // A parameter of a type that is used once still says what the caller means.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // `void` says that nothing is answered: what is typed as nothing may still be something when it runs.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // A class of a library is a shape here, and there are no enums.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Guards against what files and old browsers hold, whatever the types promise.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-boolean-literal-compare': 'off',
      // What is only like an array cannot be walked with for-of.
      '@typescript-eslint/prefer-for-of': 'off',
      // An empty name is no name, and a role may do nothing at its turn.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['generatorFunctions', 'generatorMethods'] }],
      eqeqeq: 'error',
      'no-console': 'error',
      // A generator that asks nothing is still a script.
      'require-yield': 'off',
    },
  },
  {
    // Pure code: no clock, no chance, no machine.
    files: ['src/**/*.ts'],
    ignores: ['src/cli/**'],
    rules: {
      ...never(...pure),
      'no-restricted-globals': [
        'error',
        'Date',
        'performance',
        'setTimeout',
        'setInterval',
        'process',
        'window',
        'document',
        'navigator',
        'localStorage',
        'crypto',
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Chance is drawn through the kernel.' }],
    },
  },
  {
    files: ['src/kernel/**/*.ts'],
    rules: never(...pure, [
      ['**/rules/**', '**/games/**', '**/cards/**', '**/save/**', '**/lab/**', '**/text/**'],
      'The kernel stands on nothing.',
    ]),
  },
  {
    files: ['src/rules/**/*.ts'],
    rules: never(...pure, [['**/games/**', '**/cards/**', '**/save/**', '**/lab/**'], 'Rules stand on kernel and text alone.']),
  },
  {
    files: ['src/games/**/*.ts'],
    rules: never(...pure, [['**/cards/**', '**/save/**', '**/lab/**'], 'Games stand on kernel, text and rules alone.']),
  },
  { files: ['print/**/*.ts'], rules: never(noWeb, noCli) },
  { files: ['src/cli/**/*.ts'], rules: never(noWeb) },
  {
    files: ['web/**/*.ts'],
    ignores: ['web/precache.ts', 'web/first-screen.ts', 'web/licences.ts', 'web/only-qr.ts', 'web/only-truetype.ts', 'web/fonts/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice']],
    rules: {
      ...never(noNode, noCli),
      'wc/guard-super-call': 'off',
      'wc/no-constructor-params': 'off',
      // A template takes anything; the assertion in it tells lit-analyzer the type.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  { files: ['vite.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['tests/**/*.ts', 'src/cli/**/*.ts', 'print/fonts/*.ts', 'web/fonts/*.ts'], rules: { 'no-console': 'off' } },
);
