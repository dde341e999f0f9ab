// Evaluates React ahead of need. The first module would need the bundler's runtime to take an import of React's own module.
import 'react-dom/client';
