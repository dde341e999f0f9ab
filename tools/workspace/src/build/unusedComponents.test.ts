import { withoutNames } from './unusedComponents.mjs';

test('names for developer tools are dropped, and a component that nothing uses may be dropped', () => {
  const code = [
    'var NavLink = React10.forwardRef(',
    '  function NavLinkWithRef() {}',
    ');',
    'NavLink.displayName = "NavLink";',
  ];
  expect(withoutNames(code.join('\n'))).toBe(
    ['var NavLink = /* @__PURE__ */ React10.forwardRef(', '  function NavLinkWithRef() {}', ');', ''].join(
      '\n',
    ),
  );
});

test('what a function does when it runs stays', () => {
  const code = 'function make() {\n  Form.displayName = "Form";\n  let Form2 = React10.forwardRef(Form);\n}';
  expect(withoutNames(code)).toBe(code);
});
