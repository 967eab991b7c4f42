import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Lets the specs call the public static methods of a Java class: one line of JSON in, one line of JSON out.
 *
 * <pre>java -cp classes KataAdapter Yatzy</pre>
 *
 * Whole numbers come as Integer, Long or Double by their size, other numbers as Double, lists as List, objects as Map. A
 * RuleViolation refuses, with its message; NotWritten, or no method of that name, says that it is not written yet. Any other
 * exception ends the program.
 */
public class KataAdapter {
    /** What the rules do not allow; the message is part of the spec. */
    public static class RuleViolation extends RuntimeException {
        public RuleViolation(String message) {
            super(message);
        }
    }

    /** Thrown by a method that is still to be written. */
    public static class NotWritten extends RuntimeException {}

    public static void main(String[] words) throws Throwable {
        Class<?> rules = Class.forName(words[0]);
        PrintStream output = new PrintStream(System.out, true, "UTF-8");
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            Map<?, ?> request = (Map<?, ?>) new Reader(line).value();
            Map<String, Object> reply = new LinkedHashMap<>();
            reply.put("id", request.get("id"));
            answer(rules, (String) request.get("call"), (List<?>) request.get("arguments"), reply);
            output.println(write(reply));
        }
    }

    private static void answer(Class<?> rules, String call, List<?> values, Map<String, Object> reply) throws Throwable {
        Method method = methodFor(rules, call, values.size());
        if (method == null) {
            reply.put("pending", true);
            return;
        }
        // What a caller leaves out is null.
        Object[] given = Arrays.copyOf(values.toArray(), method.getParameterCount());
        try {
            reply.put("result", method.invoke(null, given));
        } catch (InvocationTargetException thrown) {
            Throwable cause = thrown.getCause();
            if (cause instanceof NotWritten) reply.put("pending", true);
            else if (cause instanceof RuleViolation) reply.put("error", cause.getMessage());
            else throw cause;
        } catch (IllegalArgumentException mismatch) {
            throw new IllegalArgumentException(method + " cannot be called with " + write(values), mismatch);
        }
    }

    /** A method that takes more than it is given will do where none takes exactly that. */
    private static Method methodFor(Class<?> rules, String name, int count) {
        Method best = null;
        for (Method method : rules.getMethods()) {
            boolean fits = method.getName().equals(name) && method.getParameterCount() >= count;
            boolean isOurs = fits && Modifier.isStatic(method.getModifiers());
            if (isOurs && (best == null || method.getParameterCount() < best.getParameterCount())) best = method;
        }
        return best;
    }

    private static String write(Object value) {
        if (value == null || value instanceof Boolean) return String.valueOf(value);
        if (value instanceof Number) return number((Number) value);
        if (value instanceof CharSequence || value instanceof Character || value instanceof Enum) {
            return quoted(value.toString());
        }
        if (value instanceof Object[]) return write(Arrays.asList((Object[]) value));
        if (value instanceof int[]) return Arrays.toString((int[]) value);
        List<String> parts = new ArrayList<>();
        if (value instanceof Collection) {
            for (Object each : (Collection<?>) value) parts.add(write(each));
            return "[" + String.join(",", parts) + "]";
        }
        if (value instanceof Map) {
            ((Map<?, ?>) value).forEach((key, each) -> parts.add(quoted(key.toString()) + ":" + write(each)));
            return "{" + String.join(",", parts) + "}";
        }
        throw new IllegalArgumentException("JSON cannot carry a " + value.getClass().getName());
    }

    private static String number(Number value) {
        double number = value.doubleValue();
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            throw new IllegalArgumentException("JSON cannot carry " + value);
        }
        boolean isWhole = number == Math.rint(number) && Math.abs(number) < 1e15;
        return isWhole ? String.valueOf((long) number) : String.valueOf(value);
    }

    private static String quoted(String text) {
        StringBuilder written = new StringBuilder("\"");
        for (char each : text.toCharArray()) {
            if (each == '"' || each == '\\') written.append('\\').append(each);
            else if (each < ' ') written.append(String.format("\\u%04x", (int) each));
            else written.append(each);
        }
        return written.append('"').toString();
    }

    /** Reads JSON, which Java cannot do by itself. */
    private static class Reader {
        private final String text;
        private int at = 0;

        Reader(String text) {
            this.text = text;
        }

        Object value() {
            char next = peek();
            if (next == '{') return object();
            if (next == '[') return list();
            if (next == '"') return string();
            if (word("true")) return true;
            if (word("false")) return false;
            if (word("null")) return null;
            return number();
        }

        private Map<String, Object> object() {
            Map<String, Object> members = new LinkedHashMap<>();
            at++;
            while (peek() != '}') {
                String name = string();
                skip(':');
                members.put(name, value());
                if (peek() == ',') at++;
            }
            at++;
            return members;
        }

        private List<Object> list() {
            List<Object> values = new ArrayList<>();
            at++;
            while (peek() != ']') {
                values.add(value());
                if (peek() == ',') at++;
            }
            at++;
            return values;
        }

        private String string() {
            StringBuilder read = new StringBuilder();
            skip('"');
            while (text.charAt(at) != '"') {
                char each = text.charAt(at++);
                read.append(each == '\\' ? escaped(text.charAt(at++)) : each);
            }
            at++;
            return read.toString();
        }

        private char escaped(char letter) {
            int plain = "bfnrt".indexOf(letter);
            if (plain >= 0) return "\b\f\n\r\t".charAt(plain);
            if (letter != 'u') return letter;
            at += 4;
            return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }

        private Object number() {
            int start = at;
            while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
            double number = Double.parseDouble(text.substring(start, at));
            if (number != Math.rint(number) || Math.abs(number) >= 1e15) return number;
            if (Math.abs(number) > Integer.MAX_VALUE) return (long) number;
            return (int) number;
        }

        private boolean word(String word) {
            if (!text.startsWith(word, at)) return false;
            at += word.length();
            return true;
        }

        private void skip(char expected) {
            if (peek() != expected) throw new IllegalArgumentException("no " + expected + " at " + at + " in " + text);
            at++;
        }

        private char peek() {
            while (Character.isWhitespace(text.charAt(at))) at++;
            return text.charAt(at);
        }
    }
}
