import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    '.next*/',
    '.data*/',
    '.cache/',
    'coverage/',
    'lib/db/generated/',
    'public/',
    'next-env.d.ts',
    'components/host-shell/sw.js', // a worker's globals, not a page's; its own build checks it
  ]),
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    // A rule that is wrong here is changed here, for everybody.
    linterOptions: { noInlineConfig: true },
    rules: {
      eqeqeq: 'error',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }], // a fixture that needs no other
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-misused-spread': 'off', // [...text] goes by code points, which is what is meant
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // JSDoc can say what a value is, but not what a call shall return.
    files: ['**/*.{js,mjs}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // The core reads lists at places that it has just worked out; a check at each would hide the rule.
    files: ['lib/rules/**', 'tests/rules/**', 'scripts/bench/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
